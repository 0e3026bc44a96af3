import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { languages } from '../../../domain/language.ts';
import { currentLanguage } from '../../shared/i18n/i18n.ts';
import { annexText } from './annexText.ts';
import './translations.generated.ts';
import type { IngredientSummaryQuery } from './IngredientSummary.generated.ts';

/** One row of a definition list with two columns. */
export function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="caption" color="textSecondary">
        {label}
      </Typography>
      <Typography component="dd" variant="caption" sx={{ m: 0 }}>
        {children}
      </Typography>
    </>
  );
}

/** The dictionary's data of an ingredient: numbers, functions, and the annex entries with their limits as published. */
export function IngredientFacts({ ingredient }: { ingredient: IngredientSummaryQuery['ingredient'] }) {
  const { t } = useTranslation('check');
  const list = (items: readonly string[]) => items.join(', ') || t('popover.unnamed');
  return (
    <>
      <Row label={t('popover.cas')}>{list(ingredient.casNumbers)}</Row>
      <Row label={t('popover.ec')}>{list(ingredient.ecNumbers)}</Row>
      <Row label={t('popover.functions')}>
        <span lang="en">{list(ingredient.functions)}</span>
      </Row>
      <Row label={t('popover.annexes')}>
        {ingredient.annexEntries.length === 0
          ? t('popover.noAnnex')
          : ingredient.annexEntries.map(({ annex, reference, productTypes, maximum }, at) => (
              <Typography key={at} variant="caption" component="span" sx={{ display: 'block', '& + &': { mt: 1 } }}>
                <strong>{t('popover.entry', { annex, reference })}</strong>
                {[productTypes, maximum]
                  .filter((text) => text.trim() !== '')
                  .map((original, line) => (
                    <AnnexLine key={line} original={original} />
                  ))}
              </Typography>
            ))}
      </Row>
      {ingredient.isWithdrawn && <Row label={t('popover.source')}>{t('popover.withdrawn')}</Row>}
    </>
  );
}

/** A text of an annex entry; in Serbian our working translation, which says so, where there is one. */
function AnnexLine({ original }: { original: string }) {
  const { t } = useTranslation('check');
  const { text, language, isTranslated } = annexText(original, currentLanguage());
  return (
    <span lang={languages[language].tag} style={{ display: 'block', whiteSpace: 'pre-line' }}>
      {isTranslated ? t('detail.translated', { label: text }) : text}
    </span>
  );
}

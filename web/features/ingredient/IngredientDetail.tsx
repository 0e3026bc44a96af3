import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { STARTER_SOURCE } from '../../../domain/ingredient/starterSource.ts';
import { MAX_SEARCH_LENGTH } from '../../../domain/limits.ts';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { useNoteOpened } from '../../shared/recentItems.ts';
import { paths } from '../../shared/url/paths.ts';
import { AnnexEntryCard } from './AnnexEntryCard.tsx';
import { Facts } from './Facts.tsx';
import type { IngredientDetailQuery } from './IngredientDetail.generated.ts';
import { ToxicologySection } from './ToxicologySection.tsx';
import { useRefreshIngredient } from './useRefreshIngredient.ts';

type Ingredient = IngredientDetailQuery['ingredient'];

interface Props {
  ingredient: Ingredient;
  titleId: string;
  onReload: () => Promise<void>;
}

/** Everything known of an ingredient: identifiers, functions, annex entries, toxicology, where it is used. */
export function IngredientDetail({ ingredient, titleId, onReload }: Props) {
  const { t } = useTranslation('ingredient');
  const { date } = useFormat();
  const refresh = useRefreshIngredient();
  const source = ingredient.source === STARTER_SOURCE ? t('detail.starterSource') : ingredient.source;
  const { inciName, casNumbers, ecNumbers, synonyms, functions, description, annexEntries } = ingredient;
  useNoteOpened('INGREDIENT', { slug: ingredient.id, name: inciName, code: casNumbers.join(', ') });
  return (
    <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
      <Box>
        <Typography variant="h2" id={titleId} sx={{ mb: 0.5 }}>
          {inciName}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          {t('detail.source', { source, date: date(ingredient.refreshedAt) })}
        </Typography>
        {ingredient.isWithdrawn && (
          <Typography
            variant="body2"
            sx={{ mt: 1, px: 1.5, py: 1, borderRadius: '10px', color: 'warning.main', bgcolor: 'warning.soft' }}
          >
            {t('detail.withdrawn')}
          </Typography>
        )}
      </Box>
      <Facts
        facts={[
          [t('detail.cas'), casNumbers.join(', ')],
          [t('detail.ec'), ecNumbers.join(', ')],
          [t('detail.functions'), functions.join(', ')],
          [t('detail.synonyms'), synonyms.join(', ')],
          [t('detail.description'), description],
          ...(ingredient.restriction ? [[t('detail.restriction'), ingredient.restriction] as const] : []),
        ]}
      />
      {ingredient.viewerCanRefresh && (
        <Box>
          <Button variant="outlined" onClick={() => void refresh(ingredient)}>
            {t('detail.refresh')}
          </Button>
        </Box>
      )}
      <Part title={t('detail.annexEntries')}>
        {annexEntries.length === 0 ? (
          <Typography variant="body2" color="textSecondary">
            {t('detail.noEntries')}
          </Typography>
        ) : (
          <Box sx={{ display: 'grid', gap: 1.5 }}>
            {annexEntries.map((entry, at) => (
              <AnnexEntryCard key={at} entry={entry} />
            ))}
          </Box>
        )}
      </Part>
      <Part title={t('toxicology.title')}>
        <ToxicologySection ingredient={ingredient} onReload={onReload} />
      </Part>
      <Part title={t('detail.usedIn')}>
        <Typography variant="body2">
          <Link component={RouterLink} to={paths.labelsWith({ filter: inciName.slice(0, MAX_SEARCH_LENGTH) })}>
            {t('detail.labels', { count: ingredient.labelCount ?? 0 })}
          </Link>
          {' · '}
          {t('detail.rawMaterials', { count: ingredient.rawMaterialCount ?? 0 })}
        </Typography>
      </Part>
    </Box>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="section" sx={{ minWidth: 0 }}>
      <Typography variant="h3" sx={{ mb: 1 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

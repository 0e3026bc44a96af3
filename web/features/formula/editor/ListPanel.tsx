import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ListedName } from '../../../../domain/formula/ingredientList.ts';
import { inciKey } from '../../../../domain/inci/inciKey.ts';
import type { CheckFinding } from '../../../subjects/check/findingText.ts';
import { severities, severityStyles, type Severity } from '../../../subjects/check/severityStyles.ts';
import '../../../subjects/check/translations.generated.ts';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../../shared/theme/theme.ts';
import { Count, Panel } from '../../../shared/ui/Panel.tsx';
import './translations.generated.ts';
import { CopyMenu } from './CopyMenu.tsx';
import type { Formula } from './formulaValues.ts';

interface Props {
  names: readonly Pick<ListedName, 'text' | 'block'>[];
  findings: readonly CheckFinding[];
  /** The saved revision, for its file. */
  saved: Formula | null;
}

const groups = [
  { key: 'ordered', blocks: ['ordered'] },
  { key: 'below', blocks: ['below', 'allergen'] },
  { key: 'colourant', blocks: ['colourant'] },
] as const;

/** The worst severity of each ingredient. */
function severityByName(findings: readonly CheckFinding[]): Map<string, Severity> {
  const worst = new Map<string, Severity>();
  for (const { ingredient, severity } of findings) {
    if (ingredient === null) continue;
    const key = inciKey(ingredient);
    const before = worst.get(key);
    if (!before || severities.indexOf(severity) < severities.indexOf(before)) worst.set(key, severity);
  }
  return worst;
}

/** The ingredient list in its three parts, each name with its number and coloured by its worst finding. */
export const ListPanel = memo(function ListPanel({ names, findings, saved }: Props) {
  const { t } = useTranslation('formulaEditor');
  const { number } = useFormat();
  const worst = useMemo(() => severityByName(findings), [findings]);
  return (
    <Panel
      title={t('list.title')}
      mark={<Count>{number(names.length)}</Count>}
      action={names.length > 0 && <CopyMenu names={names} saved={saved} />}
    >
      {names.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {t('list.none')}
        </Typography>
      )}
      {groups.map(({ key, blocks }) => {
        const shown = names.flatMap((name, at) =>
          (blocks as readonly string[]).includes(name.block) ? [{ name, place: at + 1 }] : [],
        );
        return (
          shown.length > 0 && (
            <Box component="section" key={key} aria-label={t(`list.${key}`)} sx={{ '& + &': { mt: 1.5 } }}>
              <Typography variant="caption" component="h3" color="textSecondary" sx={{ fontWeight: 600, mb: 0.75 }}>
                {t(`list.${key}`)}
              </Typography>
              <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75, m: 0, p: 0, listStyle: 'none' }}>
                {shown.map(({ name, place }) => (
                  <Name
                    key={name.text}
                    text={name.text}
                    place={number(place)}
                    severity={worst.get(inciKey(name.text)) ?? null}
                  />
                ))}
              </Box>
            </Box>
          )
        );
      })}
    </Panel>
  );
});

interface NameProps {
  text: string;
  place: string;
  severity: Severity | null;
}

const Name = memo(function Name({ text, place, severity }: NameProps) {
  const { t } = useTranslation('check');
  const style = severity && severityStyles[severity];
  return (
    <Box
      component="li"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        maxWidth: 1,
        px: 1.25,
        py: 0.5,
        border: 1,
        borderColor: style ? 'transparent' : 'divider',
        borderRadius: '8px',
        typography: 'caption',
        fontWeight: style ? 600 : 500,
        color: style?.color,
        bgcolor: style?.soft ?? 'background.paper',
        overflowWrap: 'anywhere',
      }}
    >
      <Box component="span" sx={{ color: style ? 'inherit' : 'text.secondary', fontWeight: 400, ...tabularFigures }}>
        {place}
      </Box>
      {style && <style.icon sx={{ fontSize: 14 }} titleAccess={t(`severity.${severity}`)} />}
      <span>{text}</span>
    </Box>
  );
});

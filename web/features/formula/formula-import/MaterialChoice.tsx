import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ListField } from '../../../shared/ui/ListField.tsx';
import { MaterialSearch } from '../editor/MaterialSearch.tsx';
import { NewMaterialFields } from './NewMaterialFields.tsx';
import type { ImportMaterial, ImportRow, ReviewRow, RowChoice, RowErrorCode } from './reviewRows.ts';

interface Props {
  row: ReviewRow;
  read: ImportRow | undefined;
  errors: readonly RowErrorCode[];
  onChange: (patch: Partial<ReviewRow>) => void;
}

const withMaker = ({ tradeName, manufacturer }: ImportMaterial): string =>
  [tradeName, manufacturer].filter(Boolean).join(' · ');

/** Which raw material a row is: one that was found, another one, a new one with its fields, a mere name, or none. */
export function MaterialChoice({ row, read, errors, onChange }: Props) {
  const { t } = useTranslation('formulaImport');
  const found = [read?.rawMaterial ?? [], read?.suggestions ?? []].flat();
  // A raw material that was searched for is none of those found.
  const offered: ImportMaterial[] =
    row.material && !found.some(({ slug }) => slug === row.material?.slug) ? [...found, row.material] : found;
  const value = row.choice === 'EXISTING' ? `material:${row.material?.slug ?? ''}` : row.choice;
  const choose = (chosen: string) => {
    const material = offered.find(({ slug }) => chosen === `material:${slug}`);
    onChange(material ? { choice: 'EXISTING', material } : { choice: chosen as RowChoice });
  };
  const error = errors.map((code) => t(`error.${code}`)).join(' ');
  const match = row.choice === 'EXISTING' && row.material?.slug === read?.rawMaterial?.slug ? read?.match : null;
  return (
    <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box
        sx={{
          display: 'grid',
          gap: 1.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <ListField
          label={t('material.label')}
          value={value}
          error={error || undefined}
          hint={match ? t(`match.${match}`) : undefined}
          onChange={(event) => choose(event.target.value)}
        >
          <option value="UNDECIDED" disabled>
            {t('material.choose')}
          </option>
          {offered.map((material) => (
            <option key={material.slug} value={`material:${material.slug}`}>
              {withMaker(material)}
            </option>
          ))}
          <option value="NEW">{t('material.new')}</option>
          <option value="NAME">{t('material.name')}</option>
          <option value="LEFT_OUT">{t('material.leaveOut')}</option>
        </ListField>
        {row.choice !== 'LEFT_OUT' && (
          // As high as the list beside it, whose label stands above it.
          <Box sx={{ mt: { md: '21.5px' } }}>
            <MaterialSearch
              label={t('material.search')}
              onChoose={({ slug, tradeName, manufacturer }) =>
                onChange({ choice: 'EXISTING', material: { slug, tradeName, manufacturer } })
              }
              onProvisional={(tradeName) => onChange({ choice: 'NAME', tradeName })}
            />
          </Box>
        )}
      </Box>
      {(row.choice === 'NEW' || row.choice === 'NAME') && <NewMaterialFields row={row} onChange={onChange} />}
      {(row.choice === 'EXISTING' || row.choice === 'UNDECIDED') && read && read.composition.length > 0 && (
        <Typography variant="caption" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {t('material.inSheet', { names: read.composition.map(({ inciName }) => inciName).join(', ') })}
        </Typography>
      )}
    </Box>
  );
}

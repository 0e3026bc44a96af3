import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/i18n/useFormat.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useRawMaterialImportsQuery } from './RawMaterialImport.generated.ts';

/**
 * The caller's imports that are kept, each opening its rows: an applied one can be taken back there. Nothing while
 * there are none.
 */
export function FormerImports({ onOpen }: { onOpen: (id: string) => void }) {
  const { t } = useTranslation('rawMaterialImport');
  const { dateTime } = useFormat();
  const { data } = useRawMaterialImportsQuery({ fetchPolicy: 'cache-and-network' });
  const found = data?.rawMaterialImports ?? [];
  if (found.length === 0) return null;
  return (
    <Panel title={t('former.title')}>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {found.map(({ id, fileName, preparedAt, isApplied, isTakenBack }) => (
          <Box component="li" key={id} sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            <Link
              component="button"
              type="button"
              variant="body2"
              onClick={() => onOpen(id)}
              sx={{ textAlign: 'start' }}
            >
              {fileName}
            </Link>
            <Typography component="span" variant="body2" color="textSecondary">
              {` · ${dateTime(preparedAt)} · ${t(`former.${isTakenBack ? 'takenBack' : isApplied ? 'applied' : 'prepared'}`)}`}
            </Typography>
          </Box>
        ))}
      </Box>
    </Panel>
  );
}

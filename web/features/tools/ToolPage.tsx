import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';

interface Props {
  title: string;
  about: string;
  /** The inputs. */
  inputs: ReactNode;
  /** The result; beside the inputs on a wide screen, below them on a narrow one. */
  result: ReactNode;
  onReset: () => void;
}

/** The frame that all tools share: inputs at the left, result at the right. */
export function ToolPage({ title, about, inputs, result, onReset }: Props) {
  const { t } = useTranslation('tools');
  return (
    <>
      <Box data-screen-only sx={{ display: 'flex', justifyContent: 'space-between', gap: 1, mb: 1 }}>
        <Button component={Link} to={paths.tools} size="small" sx={{ ml: -1, px: 1 }}>
          ‹ {t('index.title')}
        </Button>
        <Button size="small" onClick={onReset} sx={{ mr: -1, px: 1 }}>
          {t('reset')}
        </Button>
      </Box>
      <PageHeading title={title} subtitle={about} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 6fr)' },
          '@media print': { display: 'block', '& > * + *': { mt: 2 } },
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{inputs}</Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>{result}</Box>
      </Box>
    </>
  );
}

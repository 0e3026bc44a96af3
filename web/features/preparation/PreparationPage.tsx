import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { EmptyState } from '../../shared/ui/EmptyState.tsx';
import { ToolIcon } from '../../shared/ui/icons.tsx';
import { PageHeading } from '../../shared/ui/PageHeading.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';

interface Props {
  title: string;
  /** Text instead of the general one. */
  about?: 'todos' | undefined;
}

/** Placeholder of a page that is not built yet: specification, section 2. */
export function PreparationPage({ title, about }: Props) {
  const { t } = useTranslation('preparation');
  return (
    <>
      <PageHeading title={title} />
      <EmptyState
        icon={ToolIcon}
        title={about ? t(about) : t('title')}
        text={t('text')}
        action={
          <Button component={Link} to={paths.start} variant="outlined">
            {t('toLabels')}
          </Button>
        }
      />
    </>
  );
}

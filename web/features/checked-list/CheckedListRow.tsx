import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { tabularFigures } from '../../shared/theme/theme.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { paths } from '../../shared/url/paths.ts';
import './translations.generated.ts';
import type { CheckedListRow_ListFragment } from './CheckedListRow.generated.ts';

interface Props {
  list: CheckedListRow_ListFragment;
  isChosen: boolean;
  onChoose: () => void;
  onRerun: () => void;
  onDelete: () => void;
  isBusy: boolean;
}

/** One saved check: name, result, counts, who ran it and when, and its actions. */
export function CheckedListRow({ list, isChosen, onChoose, onRerun, onDelete, isBusy }: Props) {
  const { t } = useTranslation('checkedList');
  const { t: common } = useTranslation();
  const { number, dateTime } = useFormat();
  const { name } = list;
  const counts = [
    t('row.errors', { count: list.errorCount }),
    t('row.warnings', { count: list.warningCount }),
    t('row.infos', { count: list.infoCount }),
  ];
  return (
    <Card
      component="article"
      aria-label={name}
      sx={{
        p: 2,
        display: 'grid',
        gap: 1.5,
        gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', md: 'auto minmax(0, 1fr) auto' },
        alignItems: 'center',
      }}
    >
      <Checkbox
        checked={isChosen}
        onChange={onChoose}
        slotProps={{ input: { 'aria-label': t('row.choose', { name }) } }}
        sx={{ width: 44, height: 44 }}
      />
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
          <Typography variant="h3" component="h2" sx={{ minWidth: 0 }}>
            {name}
          </Typography>
          <ResultBadge status={list.result} />
        </Box>
        <Typography variant="caption" component="p" color="textSecondary" sx={tabularFigures}>
          {t('row.recognised', { count: list.total, recognised: number(list.recognised) })} · {counts.join(' · ')}
        </Typography>
        <Typography variant="caption" component="p" color="textSecondary">
          <time dateTime={list.checkedAt}>{dateTime(list.checkedAt)}</time>
          {list.checkedBy !== null && ` · ${list.checkedBy}`}
        </Typography>
      </Box>
      <Box sx={{ gridColumn: { xs: '1 / 3', md: 'auto' }, display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          component={Link}
          to={paths.checkedList(list.id)}
          variant="outlined"
          aria-label={t('row.openOf', { name })}
        >
          {t('row.open')}
        </Button>
        <Button onClick={onRerun} disabled={isBusy} aria-label={t('row.rerunOf', { name })}>
          {t(isBusy ? 'row.rerunning' : 'row.rerun')}
        </Button>
        <Button
          color="error"
          startIcon={<TrashIcon />}
          onClick={onDelete}
          disabled={isBusy}
          aria-label={t('row.deleteOf', { name })}
        >
          {common('delete')}
        </Button>
      </Box>
    </Card>
  );
}

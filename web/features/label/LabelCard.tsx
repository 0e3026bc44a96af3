import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useFormat } from '../../shared/i18n/useFormat.ts';
import { TrashIcon } from '../../shared/ui/icons.tsx';
import { ResultBadge } from '../../shared/ui/ResultBadge.tsx';
import { ArchivedStamp } from '../../shared/ui/ArchivedStamp.tsx';
import { ProductPhoto } from '../../shared/ui/ProductPhoto.tsx';
import { truncate } from '../../shared/ui/truncate.ts';
import { paths } from '../../shared/url/paths.ts';
import { cardLayout } from './cardLayout.ts';
import type { LabelCard_LabelFragment } from './LabelCard.generated.ts';

/** Characters shown: specification, section 9. */
const NAME_LENGTH = 58;
const INGREDIENTS_LENGTH = 140;

const railColours = { GREEN: 'result.green.rail', YELLOW: 'result.yellow.rail', RED: 'result.red.rail' } as const;

/** Makes the text flow around the ARCHIVED stamp in the corner. */
const textBesideStamp = {
  float: 'right',
  width: 172,
  height: 106,
  mt: -2,
  mr: -2,
  shapeOutside: 'polygon(0 0, 100% 0, 100% 100%)',
} as const;
const mark = { display: 'inline-flex', verticalAlign: 'top', mr: 1, mb: 0.75 } as const;

interface Props {
  label: LabelCard_LabelFragment;
  onDelete: () => void;
}

/** A card of the label list: the label, its result and its actions. */
export function LabelCard({ label, onDelete }: Props) {
  const { t } = useTranslation('label');
  const { dateTime } = useFormat();
  const name = label.name ?? t('card.unnamed');
  const ingredients = label.ingredients.join(', ');
  const times = [
    { title: t('card.created'), time: label.createdAt },
    { title: t('card.changed'), time: label.resultChangedAt },
  ];
  return (
    <Card component="article" aria-label={name} sx={{ ...cardLayout.card, position: 'relative', height: 1 }}>
      <Box
        sx={{
          position: 'absolute',
          insetBlock: 0,
          insetInlineStart: 0,
          width: 5,
          zIndex: 1,
          bgcolor: label.status ? railColours[label.status] : 'divider',
        }}
      />
      <ProductPhoto url={label.photoUrl} sx={[cardLayout.photo]} />
      <Box sx={cardLayout.head}>
        {label.isArchived && <Box sx={textBesideStamp} />}
        <Box component="span" sx={mark}>
          <ResultBadge status={label.status} />
        </Box>
        {!label.isActive && (
          <Box
            component="span"
            sx={{
              ...mark,
              px: 1.25,
              py: '1px',
              border: 1,
              borderColor: 'divider',
              borderRadius: 999,
              typography: 'caption',
              fontWeight: 600,
              color: 'text.secondary',
            }}
          >
            {t('card.inactive')}
          </Box>
        )}
        <Typography variant="h3" component="h2" title={name}>
          {truncate(name, NAME_LENGTH)}
        </Typography>
      </Box>
      <Typography variant="caption" component="div" color="textSecondary" sx={cardLayout.body}>
        <div>{ingredients ? truncate(ingredients, INGREDIENTS_LENGTH) : t('card.noIngredients')}</div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 2, mt: 1 }}>
          {times.map(({ title, time }) => (
            <span key={title}>
              {title} <time dateTime={time ?? undefined}>{dateTime(time)}</time>
            </span>
          ))}
        </Box>
      </Typography>
      <Box sx={{ ...cardLayout.actions, display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <Button
          component={Link}
          to={paths.label(label.slug)}
          variant="outlined"
          aria-label={t('card.detailsOf', { name })}
        >
          {t('card.details')}
        </Button>
        {label.viewerCanDelete && (
          <Button color="error" startIcon={<TrashIcon />} onClick={onDelete} aria-label={t('card.deleteOf', { name })}>
            {t('card.delete')}
          </Button>
        )}
      </Box>
      {label.isArchived && <ArchivedStamp />}
    </Card>
  );
}

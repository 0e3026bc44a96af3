import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useQuantity } from '../../../shared/i18n/useQuantity.ts';
import { useMayOpen } from '../../../shared/url/useMayOpen.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { sectionPath } from '../frame/pifSections.ts';
import { RequirementStateIcon } from '../frame/RequirementStateIcon.tsx';
import '../translations.generated.ts';
import type { Requirement } from './documentFilters.ts';
import './translations.generated.ts';
import { useDocumentName } from './useDocumentName.ts';

/** What can be done with an entry. */
export interface RowActions {
  slug: string;
  /** Opens the note of an entry; null where the viewer may only read. */
  onNote: ((requirement: Requirement) => void) | null;
  /** Whether the viewer may put a file where the entry wants it. */
  canUpload: (requirement: Requirement) => boolean;
  onUpload: (requirement: Requirement) => void;
}

interface Props extends RowActions {
  requirements: readonly Requirement[];
  /** The keys of the chosen entries; null where the viewer may only read. */
  chosen: ReadonlySet<string> | null;
  onChoose: (requirement: Requirement, isChosen: boolean) => void;
}

/** The entries of a group, one a row: what it is, its state, what is noted about it, and where it is put. */
export function RequirementList({ requirements, chosen, onChoose, ...actions }: Props) {
  const { t } = useTranslation('pifDocuments');
  const { fullNameOf } = useDocumentName();
  const notesOf = useNotes();
  const choice = chosen ? '44px ' : '';
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {requirements.map((requirement) => (
        <Box
          component="li"
          key={requirement.key}
          data-fields={requirement.section === 'DOCUMENTS' ? requirement.field : undefined}
          tabIndex={-1}
          sx={{
            display: 'grid',
            gap: 1,
            alignItems: 'start',
            gridTemplateColumns: {
              xs: `${choice}24px minmax(0, 1fr)`,
              md: `${choice}24px minmax(0, 3fr) minmax(0, 3fr) auto`,
            },
            py: 1.25,
            borderTop: 1,
            borderColor: 'divider',
            '&:first-of-type': { borderTop: 0 },
          }}
        >
          {chosen && (
            <Checkbox
              size="small"
              checked={chosen.has(requirement.key)}
              onChange={(_, isChosen) => onChoose(requirement, isChosen)}
              slotProps={{ input: { 'aria-label': t('choose', { document: fullNameOf(requirement) }) } }}
              sx={{ width: 44, height: 44, mt: -1 }}
            />
          )}
          <RequirementStateIcon state={requirement.state} />
          <What requirement={requirement} isWide={notesOf(requirement).length === 0} />
          <Noted notes={notesOf(requirement)} column={chosen ? '3' : '2'} />
          <Actions requirement={requirement} column={chosen ? '3' : '2'} {...actions} />
        </Box>
      ))}
    </Box>
  );
}

/** On a phone the column under the name. */
const under = (column: string) => ({ gridColumn: { xs: column, md: 'auto' }, minWidth: 0 });

function What({ requirement, isWide }: { requirement: Requirement; isWide: boolean }) {
  const { t } = useTranslation('pifDocuments');
  const { t: frame } = useTranslation('pif');
  const { day } = useQuantity();
  const { nameOf, placeOf } = useDocumentName();
  const { state, expiresOn, isExpiring } = requirement;
  const expiry = expiresOn && t(state === 'EXPIRED' ? 'expired' : 'expires', { date: day(expiresOn) });
  return (
    <Box sx={{ minWidth: 0, overflowWrap: 'anywhere', gridColumn: { md: isWide ? 'span 2' : 'auto' } }}>
      {requirement.rawMaterial === null && (
        <Typography variant="caption" component="p" color="textSecondary">
          {placeOf(requirement)}
        </Typography>
      )}
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {nameOf(requirement)}
      </Typography>
      <Typography variant="caption" component="p" color={isExpiring ? 'warning.main' : 'textSecondary'}>
        {[frame(`missing.state.${state}`), expiry].filter(Boolean).join(' · ')}
      </Typography>
    </Box>
  );
}

/** What is noted about an entry, as lines of text. */
function useNotes(): (requirement: Requirement) => string[] {
  const { t } = useTranslation('pifDocuments');
  const { day } = useQuantity();
  return ({ owner, dueOn, askedOn, note, waivedBecause, state }) => {
    const line = [owner, dueOn && t('due', { date: day(dueOn) }), askedOn && t('asked', { date: day(askedOn) })]
      .filter(Boolean)
      .join(' · ');
    const reason = state === 'WAIVED' && waivedBecause !== null ? t('notNeeded', { reason: waivedBecause }) : null;
    return [line, reason, note].filter((text) => text !== null && text !== '') as string[];
  };
}

function Noted({ notes, column }: { notes: readonly string[]; column: string }) {
  if (notes.length === 0) return null;
  return (
    <Box sx={{ ...under(column), overflowWrap: 'anywhere' }}>
      {notes.map((text) => (
        <Typography key={text} variant="body2" sx={{ whiteSpace: 'pre-line' }}>
          {text}
        </Typography>
      ))}
    </Box>
  );
}

interface ActionsProps extends RowActions {
  requirement: Requirement;
  column: string;
}

function Actions({ slug, requirement, column, onNote, canUpload, onUpload }: ActionsProps) {
  const { t } = useTranslation('pifDocuments');
  const names = useFieldNames();
  const mayOpen = useMayOpen();
  const { fullNameOf } = useDocumentName();
  const document = fullNameOf(requirement);
  const { rawMaterial, section, field } = requirement;
  const folder = rawMaterial?.slug ? `${paths.documentFolders(rawMaterial.slug)}?folder=${field}` : null;
  const place = section === 'DOCUMENTS' ? undefined : sectionPath(section, slug);
  return (
    <Box
      sx={{ ...under(column), display: 'flex', flexWrap: 'wrap', gap: 1, '& > *': { minHeight: { xs: 44, md: 0 } } }}
    >
      {canUpload(requirement) && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('upload.of', { document })}
          onClick={() => onUpload(requirement)}
        >
          {t('upload.button')}
        </Button>
      )}
      {folder && mayOpen(folder) && (
        <Button component={Link} to={folder} size="small" aria-label={t('folderOf', { document })}>
          {names.field.folder}
        </Button>
      )}
      {place !== undefined && (
        <Button
          component={Link}
          to={{ pathname: place, hash: field }}
          size="small"
          aria-label={t('goTo', { document })}
        >
          {t('go')}
        </Button>
      )}
      {onNote && (
        <Button
          size="small"
          variant="outlined"
          aria-label={t('noteOn', { document })}
          onClick={() => onNote(requirement)}
        >
          {names.field.note}
        </Button>
      )}
    </Box>
  );
}

import Box from '@mui/material/Box';
import ButtonBase from '@mui/material/ButtonBase';
import Checkbox from '@mui/material/Checkbox';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { useFieldNames } from '../../../subjects/field-names/useFieldNames.ts';
import { isSettled } from '../../../subjects/requirement/isSettled.ts';
import { ChevronDownIcon } from '../../../shared/ui/icons.tsx';
import type { Requirement } from './documentFilters.ts';
import type { RequirementGroup } from './requirementGroups.ts';
import { type RowActions, RequirementList } from './RequirementList.tsx';
import './translations.generated.ts';

interface Props extends RowActions {
  groups: readonly RequirementGroup[];
  /** The keys of the chosen entries; null where the viewer may only read. */
  chosen: ReadonlySet<string> | null;
  onChoose: (requirements: readonly Requirement[], isChosen: boolean) => void;
  /** Whether every group is open, as on paper. */
  isWhole: boolean;
}

/**
 * What a file needs, by raw material. Several groups are folded, because a formula needs eight documents for each of
 * its raw materials.
 */
export function RequirementGroups({ groups, chosen, onChoose, isWhole, ...actions }: Props) {
  const { choice } = useFieldNames();
  const { hash } = useLocation();
  const [toggled, setToggled] = useState<ReadonlyMap<string, boolean>>(new Map());
  // What a link leads to must be in view.
  const requested = groups.find(({ requirements }) =>
    requirements.some(({ section, field }) => section === 'DOCUMENTS' && `#${field}` === hash),
  );
  return (
    <Box component="ul" aria-label={choice.section.DOCUMENTS} sx={{ m: 0, p: 0, listStyle: 'none' }}>
      {groups.map((group) => {
        const isOpen = isWhole || (toggled.get(group.key) ?? (groups.length === 1 || group === requested));
        return (
          <Box component="li" key={group.key} sx={{ borderTop: 1, borderColor: 'divider' }}>
            <GroupHeading
              group={group}
              isOpen={isOpen}
              chosen={chosen}
              onToggle={() => setToggled(new Map(toggled).set(group.key, !isOpen))}
              onChoose={onChoose}
            />
            {isOpen && (
              <Box id={`group-${group.key}`} sx={{ pl: { sm: 1 }, pb: 1 }}>
                <RequirementList
                  {...actions}
                  requirements={group.requirements}
                  chosen={chosen}
                  onChoose={(requirement, isChosen) => onChoose([requirement], isChosen)}
                />
              </Box>
            )}
          </Box>
        );
      })}
    </Box>
  );
}

interface HeadingProps extends Pick<Props, 'chosen' | 'onChoose'> {
  group: RequirementGroup;
  isOpen: boolean;
  onToggle: () => void;
}

function GroupHeading({ group, isOpen, chosen, onToggle, onChoose }: HeadingProps) {
  const { t } = useTranslation('pifDocuments');
  const { key, requirements, all } = group;
  const name = group.name ?? t('ofFileGroup');
  const done = all.filter(isSettled).length;
  const expired = all.filter(({ state }) => state === 'EXPIRED').length;
  const expiring = all.filter(({ isExpiring }) => isExpiring).length;
  const asked = all.filter((one) => one.askedOn !== null && !isSettled(one)).length;
  const chosenCount = requirements.filter((one) => chosen?.has(one.key)).length;
  const counts = [
    t('groupCount', { done, total: all.length }),
    asked > 0 && t('groupAsked', { count: asked }),
    expired > 0 && t('groupExpired', { count: expired }),
    expiring > 0 && t('groupExpiring', { count: expiring }),
  ];
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 0.5 }}>
      {chosen && (
        <Checkbox
          size="small"
          checked={chosenCount === requirements.length}
          indeterminate={chosenCount > 0 && chosenCount < requirements.length}
          onChange={(_, isChosen) => onChoose(requirements, isChosen)}
          slotProps={{ input: { 'aria-label': t('chooseGroup', { name }) } }}
          sx={{ width: 44, height: 44 }}
        />
      )}
      <ButtonBase
        onClick={onToggle}
        aria-expanded={isOpen}
        aria-controls={isOpen ? `group-${key}` : undefined}
        sx={{
          flex: 1,
          minWidth: 0,
          minHeight: 56,
          py: 1,
          px: 0.5,
          gap: 1,
          justifyContent: 'space-between',
          textAlign: 'left',
          borderRadius: '8px',
        }}
      >
        <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="subtitle2" component="span" sx={{ display: 'block' }}>
            {name}
          </Typography>
          <Typography
            variant="caption"
            component="span"
            color={expired + expiring > 0 ? 'warning.main' : 'textSecondary'}
            sx={{ display: 'block' }}
          >
            {counts.filter(Boolean).join(' · ')}
          </Typography>
        </Box>
        <ChevronDownIcon sx={{ fontSize: 20, flexShrink: 0, transform: isOpen ? 'rotate(180deg)' : 'none' }} />
      </ButtonBase>
    </Box>
  );
}

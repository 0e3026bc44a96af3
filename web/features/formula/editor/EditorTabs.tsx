import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import './translations.generated.ts';

const tabs = ['formula', 'working', 'revisions'] as const;
export type TabName = (typeof tabs)[number];
export const isTab = (text: string): text is TabName => (tabs as readonly string[]).includes(text);

interface Props {
  tab: TabName;
  revisionCount: number;
  /** Puts the tab into the address; null for the first one. */
  onChange: (tab: TabName | null, options: { replace: boolean }) => void;
}

/**
 * The tabs of the editor. Those of Material UI measure their place in every render, so that they must not render with
 * each key press.
 */
export const EditorTabs = memo(function EditorTabs({ tab, revisionCount, onChange }: Props) {
  const { t } = useTranslation('formulaEditor');
  return (
    <Tabs
      value={tab}
      onChange={(_event, value: TabName) => onChange(value === 'formula' ? null : value, { replace: true })}
      variant="scrollable"
      scrollButtons={false}
      aria-label={t('tab.label')}
      sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
    >
      {tabs.map((one) => (
        <Tab
          key={one}
          value={one}
          id={`tab-${one}`}
          aria-controls="tab-panel"
          label={one === 'revisions' ? t('tab.revisionsOf', { count: revisionCount }) : t(`tab.${one}`)}
          sx={{ minHeight: 48 }}
        />
      ))}
    </Tabs>
  );
});

import Box from '@mui/material/Box';
import type { ComponentProps, ReactNode } from 'react';
import { Panel } from '../../shared/ui/Panel.tsx';
import { SheetDrop } from './SheetDrop.tsx';

interface Props<Answer extends string> extends ComponentProps<typeof SheetDrop<Answer>> {
  /** What has to be chosen before the file. */
  before?: ReactNode;
  /** What stands below the rules. */
  after?: ReactNode;
  rulesTitle: string;
  /** What a sheet must look like. */
  rules: readonly string[];
}

/** Uploads a sheet to be compared with what is stored, and explains what a sheet must look like. */
export function ChooseSheet<Answer extends string>({ before, after, rulesTitle, rules, ...drop }: Props<Answer>) {
  return (
    <Box sx={{ display: 'grid', gap: 2.5, minWidth: 0 }}>
      {before}
      <SheetDrop {...drop} />
      <Panel title={rulesTitle}>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 0.75, typography: 'body2' }}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </Box>
      </Panel>
      {after}
    </Box>
  );
}

import { useFormat } from '../../shared/i18n/useFormat.ts';

/** A date; the exact time is in `dateTime` and in the tooltip. */
export function EntryTime({ at }: { at: string | null }) {
  const { date, dateTime } = useFormat();
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : dateTime(at)} style={{ whiteSpace: 'nowrap' }}>
      {date(at)}
    </time>
  );
}

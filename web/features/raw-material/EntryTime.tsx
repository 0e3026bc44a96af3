import { useFormat } from '../../shared/i18n/useFormat.ts';

/** The day of a moment, with the moment itself for machines and, on asking, its hour. */
export function EntryTime({ at }: { at: string | null }) {
  const { date, dateTime } = useFormat();
  return (
    <time dateTime={at ?? undefined} title={at === null ? undefined : dateTime(at)} style={{ whiteSpace: 'nowrap' }}>
      {date(at)}
    </time>
  );
}

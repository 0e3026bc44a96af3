import { MAX_LENGTHS } from '../../../../domain/raw-material/limits.ts';
import { useDebounced } from '../../../shared/ui/useDebounced.ts';
import { useCheckInciNamesQuery, type CheckInciNamesQuery } from './CheckInciNames.generated.ts';
import type { CompositionRow } from './composition.form.ts';

/** Pause in typing after which names are compared, in milliseconds. */
const PAUSE_MS = 400;

/** What separates names in a key; no field of one line holds it. */
const SEPARATOR = '\n';

/**
 * Compares the names of a composition with the ingredient dictionary: one request for all of them, after a pause in
 * typing. What is known of a name stays until the next response, so that notes on other rows do not flicker.
 */
export function useNameChecks(rows: readonly CompositionRow[]) {
  const names = [...new Set(rows.map(({ inciName }) => inciName.trim()))].filter(
    (name) => name !== '' && name.length <= MAX_LENGTHS.inciName,
  );
  const asked = useDebounced(names.join(SEPARATOR), PAUSE_MS);
  const { data, previousData, error, loading } = useCheckInciNamesQuery({
    variables: { names: asked.split(SEPARATOR) },
    skip: asked === '',
    fetchPolicy: 'no-cache',
  });
  const found: CheckInciNamesQuery['checkInciNames'] = (data ?? previousData)?.checkInciNames ?? [];
  return {
    checks: new Map(found.map((check) => [check.name, check])),
    isFailed: error !== undefined && !loading,
  };
}

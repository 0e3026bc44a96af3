import type { FindingCode } from '../../../domain/finding.ts';
import { MAX_LABEL_NAME_LENGTH } from '../../../domain/label/limits.ts';
import { toStoredFindings, type StoredFinding } from '../../../domain/label/storedFindings.ts';
import type { components } from '../../../schema/rest/product-server.generated.ts';
import type { IngredientCheck } from '../../resolvers.generated.ts';
import { encodeText } from '../../upstream/encoding.ts';
import { statusNumbers } from '../check/check.product.rest.ts';

const severities = { ERROR: 'error', WARNING: 'warning', INFO: 'info' } as const;

const domainFindings = ({ findings }: IngredientCheck) =>
  findings.map(({ code, severity, ingredient = null, reference }) => ({
    code: code as FindingCode,
    severity: severities[severity],
    ingredient,
    reference,
  }));

const toWireFinding = ({ code, severity, ingredient, reference }: StoredFinding) => ({
  kod: code,
  tezina: severity === 'error' ? ('greska' as const) : ('upozorenje' as const),
  sastojak: ingredient && encodeText(ingredient.slice(0, MAX_LABEL_NAME_LENGTH)),
  osnov: reference,
});

/**
 * The result of a check as the service stores it, with the findings behind it: a run after a change of the law compares
 * with them.
 */
export const fromCheck = (check: IngredientCheck) =>
  ({
    status: statusNumbers[check.result],
    provera: { znanje: check.knowledgeVersion, nalazi: toStoredFindings(domainFindings(check)).map(toWireFinding) },
  }) satisfies Pick<components['schemas']['LabelChange'], 'status' | 'provera'>;

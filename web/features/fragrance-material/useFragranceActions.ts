import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { describeError } from '../../shared/apollo/describeError.ts';
import { notify } from '../../shared/notify/notify.ts';
import { useConfirm } from '../../shared/ui/confirm/useConfirm.ts';
import { paths } from '../../shared/url/paths.ts';
import { evictFragrances } from '../../shared/apollo/evictQueries.ts';
import {
  type FragranceMaterial_DetailFragment as Fragrance,
  useDeleteFragranceMaterialMutation,
  useDeleteIfraCertificateMutation,
} from './FragranceMaterial.generated.ts';
import './translations.generated.ts';

/** Deletes a perfume or aroma, or one of its certificates, after a confirmation, and reports the outcome in a toast. */
export function useFragranceActions({ id, name, formulas, formulaCount }: Fragrance) {
  const { t } = useTranslation('fragranceMaterial');
  const { t: common } = useTranslation();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [mutateDelete] = useDeleteFragranceMaterialMutation({ update: evictFragrances });
  const [mutateDeleteCertificate] = useDeleteIfraCertificateMutation({ update: evictFragrances });

  const confirmed = async (entry: string, run: () => Promise<void>, message?: string): Promise<boolean> => {
    try {
      const isDone = await confirm({ action: 'delete', name: entry, run, ...(message && { message }) });
      if (isDone) notify('success', common('done.deletedEntry', { name: entry }));
      return isDone;
    } catch (error) {
      notify('error', describeError(error).text);
      return false;
    }
  };
  const remove = async () => {
    const run = async () => {
      await mutateDelete({ variables: { input: { name, id } } });
    };
    const more = formulaCount > formulas.length ? ', …' : '';
    const names = formulas.map((formula) => formula.name).join(', ') + more;
    const message = formulaCount > 0 ? t('deleteUsed', { name, count: formulaCount, names }) : undefined;
    const isGone = await confirmed(name, run, message);
    if (isGone) void navigate(paths.allergens, { replace: true });
  };
  const removeCertificate = async ({ id: certificateId, amendment }: Fragrance['certificates'][number]) => {
    await confirmed(t('certificate.title', { amendment }), async () => {
      await mutateDeleteCertificate({ variables: { input: { name, id: certificateId } } });
    });
  };
  return { remove, removeCertificate };
}

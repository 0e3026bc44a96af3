import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useCreateKey } from '../../../shared/forms/useCreateKey.ts';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import { notify } from '../../../shared/notify/notify.ts';
import { paths } from '../../../shared/url/paths.ts';
import { useCreatePifMutation } from './NewPif.generated.ts';
import type { Origin, OriginKind } from './OriginField.tsx';

interface NewPif {
  name: string;
  companyId: string;
  origin: Origin | null;
}

/** Makes a file from what was chosen and opens it. */
export function useCreatePif(): (pif: NewPif) => Promise<void> {
  const { t: common } = useTranslation();
  const navigate = useNavigate();
  const key = useCreateKey();
  const [create] = useCreatePifMutation({ update: evictPifs });
  return async ({ name, companyId, origin }) => {
    const slugOf = (one: OriginKind) => (origin?.kind === one ? origin.slug : null);
    const { data: made } = await create({
      variables: {
        input: {
          name: name.trim(),
          companyId,
          labelSlug: slugOf('LABEL'),
          formulaSlug: slugOf('FORMULA'),
          pifSlug: slugOf('PIF'),
        },
      },
      context: key.context,
    });
    key.renew();
    if (!made) return;
    notify('success', common('done.created'));
    void navigate(paths.pifDescription(made.createPif.pif.slug));
  };
}

import { zodResolver } from '@hookform/resolvers/zod';
import { useTranslation } from 'react-i18next';
import { useCan } from '../../../shared/session/useCan.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { evictPifs } from '../../../shared/apollo/evictQueries.ts';
import type { PifDetail_PifFragment } from '../frame/Pif.generated.ts';
import { SectionForm } from '../frame/SectionForm.tsx';
import { useRequestedField } from '../frame/useRequestedField.ts';
import { useFetchPif } from '../frame/usePif.ts';
import { useSectionForm } from '../frame/useSectionForm.ts';
import { changedLinks, descriptionForm, fieldOf, toInput, toValues, type DescriptionForm } from './description.form.ts';
import { DescriptionConflict } from './DescriptionConflict.tsx';
import { DescriptionText } from './DescriptionText.tsx';
import { CategoryFields, MarketFields, PersonFields, ProductTexts } from './DescriptionFields.tsx';
import { LinkedFields } from './LinkedFields.tsx';
import { LinkedRecords } from './LinkedRecords.tsx';
import { useUpdatePifDescriptionMutation } from './SavePifDescription.generated.ts';
import './translations.generated.ts';

/** What the product is: a form while the file can be filled in, else text. */
export function DescriptionSection({ pif }: { pif: PifDetail_PifFragment }) {
  const { t } = useTranslation('pifDescription');
  const [update] = useUpdatePifDescriptionMutation({ update: evictPifs });
  const fetchNow = useFetchPif(pif.slug);
  const mayLink = useCan('pif.create');
  const state = useSectionForm<DescriptionForm>(pif, {
    resolver: zodResolver(descriptionForm),
    toValues,
    versionOf: ({ description }) => description.version,
    fetchNow,
    send: async (values, version) => {
      const input = { slug: pif.slug, version, ...toInput(values), ...changedLinks(values, pif) };
      const { data } = await update({ variables: { input } });
      return data?.updatePifDescription.pif;
    },
    fieldOf,
  });
  useRequestedField();
  const { form, isReadOnly, isKept, conflict } = state;
  const fields = { form, readOnly: isReadOnly };
  return (
    <SectionForm pif={pif} section="DESCRIPTION" state={state}>
      {pif.isLocked && !isKept ? (
        <DescriptionText pif={pif} />
      ) : (
        <>
          <Panel title={t('panel.product')}>
            <ProductTexts {...fields} />
          </Panel>
          <Panel title={t('panel.category')}>
            <CategoryFields {...fields} />
          </Panel>
          {mayLink ? <LinkedFields pif={pif} {...fields} /> : <LinkedRecords pif={pif} />}
          <Panel title={t('panel.market')}>
            <MarketFields {...fields} />
          </Panel>
          <Panel title={t('panel.persons')}>
            <PersonFields {...fields} />
          </Panel>
        </>
      )}
      {conflict && <DescriptionConflict {...conflict} />}
    </SectionForm>
  );
}

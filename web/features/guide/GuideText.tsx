import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../domain/account/rights.ts';
import type { Role } from '../../../domain/account/roles.ts';
import { getSettings } from '../../shared/settings.ts';
import { GuideContents } from './GuideContents.tsx';
import { GuideSection } from './GuideSection.tsx';
import { KeyList } from './KeyList.tsx';
import { ResultList } from './dashboard/ResultList.tsx';
import { RoleList } from './RoleList.tsx';

interface Props {
  role: Role;
}

/** The text of the guide, in short sections that can be linked to. */
export function GuideText({ role }: Props) {
  const { t } = useTranslation('guide');
  const container = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // This page is loaded lazily, after the browser has already looked for the fragment of a shared link.
    const id = window.location.hash.slice(1);
    if (id)
      [...(container.current?.querySelectorAll('section') ?? [])]
        .find((section) => section.id === id)
        ?.scrollIntoView();
  }, []);

  return (
    <Box ref={container} sx={{ mt: 5 }}>
      <Typography variant="h2">{t('sections.title', { product: getSettings().productName })}</Typography>
      <Box sx={{ display: { lg: 'grid' }, gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: 6, mt: 2 }}>
        <GuideContents />
        <Box sx={{ maxWidth: '72ch', '& p': { mt: 1.5 } }}>
          <GuideSection name="results" links={['labels', 'redLabels', 'yellowLabels']}>
            <p>{t('sections.results.intro')}</p>
            <ResultList />
            <p>{t('sections.results.details')}</p>
          </GuideSection>
          <GuideSection name="materials" links={['rawMaterials', 'rawIncis', 'inciGenerator', 'inciData', 'allergens']}>
            <Box
              component="ol"
              sx={{
                pl: 2.5,
                my: 1.5,
                '& li': { pl: 0.5, mb: 1 },
                '& li::marker': { color: 'primary.main', fontWeight: 600 },
              }}
            >
              <li>{t('sections.materials.enter')}</li>
              <li>{t('sections.materials.mark')}</li>
              <li>{t('sections.materials.formula')}</li>
              <li>{t('sections.materials.label')}</li>
            </Box>
            <p>{t('sections.materials.overrides')}</p>
          </GuideSection>
          <GuideSection name="documents" links={['rawMaterials', 'expiry']}>
            <p>{t('sections.documents.folders')}</p>
            <p>{t('sections.documents.valid')}</p>
            <p>{t('sections.documents.expiry')}</p>
          </GuideSection>
          <GuideSection name="pifs" links={['pifs', 'mos', 'pao']}>
            <p>{t('sections.pifs.content')}</p>
            <p>{t('sections.pifs.lock')}</p>
            <p>{t('sections.pifs.conclusion')}</p>
          </GuideSection>
          <GuideSection name="roles" links={['users', 'companies']}>
            <RoleList currentRole={role} />
          </GuideSection>
          <GuideSection name="keyboard" links={[]}>
            <KeyList />
          </GuideSection>
          <GuideSection name="help" links={['account', 'tools']}>
            <p>{t('sections.help.errors')}</p>
            <p>{t('sections.help.session')}</p>
            {/* Only who may use the AI server sees its state: specification, section 6. */}
            {can(role, 'aiServer.use') && <p>{t('sections.help.ai')}</p>}
            <p>{t('sections.help.contact')}</p>
          </GuideSection>
        </Box>
      </Box>
    </Box>
  );
}

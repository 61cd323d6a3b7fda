import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Breadcrumb } from '#ui/navigation/breadcrumb.tsx';
import { LinkTabs } from '#ui/navigation/link-tabs.tsx';
import { Pager } from '#ui/navigation/pager.tsx';
import { Steps } from '#ui/navigation/steps.tsx';
import { Tabs } from '#ui/navigation/tabs.tsx';
import { Specimen, Specimens } from './specimen.tsx';

const here = '/dev/kit';

export function NavigationSpecimens() {
  const t = useTranslations('kit');
  const id = useId();
  const [tab, setTab] = useState(0);
  return (
    <Specimens title={t('navigation')}>
      <Specimen name="Tabs">
        <Tabs
          label={'Tabs'}
          panelId={`${id}panel`}
          tabs={[0, 1, 2].map((at) => ({
            id: `${id}${at}`,
            label: `Tab ${at + 1}`,
            isSelected: tab === at,
            onSelect: () => setTab(at),
          }))}
        />
        <div id={`${id}panel`} role="tabpanel" aria-labelledby={`${id}${tab}`}>
          {`Tab ${tab + 1}`}
        </div>
      </Specimen>
      <Specimen name="LinkTabs">
        <LinkTabs
          label={'LinkTabs'}
          tabs={[
            { to: here, label: 'LinkTab', isCurrent: true },
            { to: `${here}?tab=2`, label: 'LinkTab', isCurrent: false },
          ]}
        />
      </Specimen>
      <Specimen name="Breadcrumb">
        <Breadcrumb label={'Breadcrumb'} steps={[{ name: 'dev', to: '/dev' }]} here="kit" />
      </Specimen>
      <Specimen name="Pager">
        <Pager
          page={2}
          pageCount={9}
          hrefOf={(page) => `${here}?page=${page}`}
          texts={{ label: 'Pager', previous: 'previous', next: 'next', page: (page) => `Pager ${page}` }}
        />
      </Specimen>
      <Specimen name="Steps">
        {(['large', 'small'] as const).map((size) => (
          <Steps
            key={size}
            label={`Steps ${size}`}
            size={size}
            steps={[
              { key: 'a', name: 'reached', isReached: true },
              { key: 'b', name: 'reached', isReached: true },
              { key: 'c', name: 'rest', isReached: false },
            ]}
          />
        ))}
        <Steps label={'Steps bad end'} steps={[{ key: 'a', name: 'isBadEnd', isReached: true, isBadEnd: true }]} />
      </Specimen>
    </Specimens>
  );
}

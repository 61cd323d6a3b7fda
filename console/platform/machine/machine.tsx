import { Button, Tabs } from '@mantine/core';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { callMall } from '#console/base/call-mall.ts';
import { useNotices } from '#console/base/failure-text.ts';
import { Screen } from '#console/base/screen.tsx';
import { getDiagnosis } from '#contract/machine/platform.ts';
import { DatabasePart } from './database-part.tsx';
import { DeliveryList } from './delivery-list.tsx';
import { JobList } from './job-list.tsx';
import { MachineMessages } from './machine-messages.tsx';
import { MessageList } from './message-list.tsx';
import { ProcessesPart } from './processes-part.tsx';

const tabs = ['processes', 'jobs', 'messages', 'webhooks', 'database'] as const;
const screens = {
  processes: ProcessesPart,
  jobs: JobList,
  messages: MessageList,
  webhooks: DeliveryList,
  database: DatabasePart,
};

/** How the machine below the mall runs, and what operators can do about it. */
export default function Machine() {
  return (
    <MachineMessages>
      <Parts />
    </MachineMessages>
  );
}

function Parts() {
  const t = useTranslations('platform-machine');
  const sections = useTranslations('platform.sections');
  const [search, setSearch] = useSearchParams();
  const tab = tabs.find((one) => one === search.get('tab')) ?? 'processes';
  const Shown = screens[tab];
  return (
    <Screen title={sections('machine')} text={t('text')} actions={<DiagnosisButton />}>
      {/* Filters of one tab mean nothing to the others. */}
      <Tabs value={tab} onChange={(next) => setSearch(next && next !== 'processes' ? { tab: next } : {})}>
        <Tabs.List>
          {tabs.map((one) => (
            <Tabs.Tab key={one} value={one}>
              {t(`tabs.${one}`)}
            </Tabs.Tab>
          ))}
        </Tabs.List>
        <Tabs.Panel value={tab} pt="lg">
          <Shown />
        </Tabs.Panel>
      </Tabs>
    </Screen>
  );
}

/** Saves all of it as a file, to be sent to support. */
function DiagnosisButton() {
  const t = useTranslations('platform-machine.diagnosis');
  const { done, failed } = useNotices();
  const [isBusy, setBusy] = useState(false);
  async function save(): Promise<void> {
    setBusy(true);
    try {
      const diagnosis = await callMall(getDiagnosis, {});
      const url = URL.createObjectURL(new Blob([JSON.stringify(diagnosis, null, 2)], { type: 'application/json' }));
      const link = document.createElement('a');
      link.href = url;
      link.download = `galleria-diagnosis-${diagnosis.writtenAt.slice(0, 10)}.json`;
      link.click();
      URL.revokeObjectURL(url);
      done(t('saved'));
    } catch (error) {
      failed(error);
    } finally {
      setBusy(false);
    }
  }
  return (
    <Button
      variant="default"
      leftSection={<Download size={16} aria-hidden="true" />}
      loading={isBusy}
      onClick={() => void save()}
    >
      {t('save')}
    </Button>
  );
}

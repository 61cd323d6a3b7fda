import * as contract from '#contract/content/platform-settings.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { saveSettings } from './save-settings.ts';
import { getSettingsNow, listVersionsOf } from './setting-queries.ts';
import { siteReread } from './site-now.ts';

export function serveSettings(api: Api): void {
  serve(api, contract.getSettings, getSettingsNow);
  serve(api, contract.saveSettings, async (change, caller) => {
    const saved = await saveSettings(caller, change);
    await siteReread.follow(); // so that who has saved sees it at once; other processes are notified
    return saved;
  });
  serve(api, contract.listSettingVersions, listVersionsOf);
}

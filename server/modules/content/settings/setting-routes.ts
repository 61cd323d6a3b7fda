import * as contract from '#contract/content/platform-settings.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { saveSettings } from './save-settings.ts';
import { getSettingsNow, listVersionsOf } from './setting-queries.ts';

export function serveSettings(api: Api): void {
  serve(api, contract.getSettings, getSettingsNow);
  serve(api, contract.saveSettings, (change, caller) => saveSettings(caller, change));
  serve(api, contract.listSettingVersions, listVersionsOf);
}

import * as contract from '#contract/accounts/platform-sources.ts';
import { type Api, serve } from '#server/http/serve.ts';
import { listSourceBlocks } from './block-queries.ts';
import { blockSource, liftSourceBlock } from './block-source.ts';
import { listLimitedSources } from './limited-queries.ts';

export function serveSources(api: Api): void {
  serve(api, contract.listLimitedSources, listLimitedSources);
  serve(api, contract.listSourceBlocks, listSourceBlocks);
  serve(api, contract.blockSource, (block, caller) => blockSource(caller, block));
  serve(api, contract.liftSourceBlock, (lift, caller) => liftSourceBlock(caller, lift));
}

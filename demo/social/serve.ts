import type { Api } from '#server/http/serve.ts';
import type { DemoClients } from './clients.ts';
import { serveDemoFacebook } from './facebook.ts';
import { serveDemoGoogle } from './google.ts';
import { serveDemoTwitter } from './twitter.ts';

/** Simulated Google, Facebook and Twitter, under /dev/social. Only the demo mall has them. */
export function serveDemoSocial(api: Api, clients: DemoClients, mallUrl: string): void {
  serveDemoGoogle(api, clients.google, mallUrl);
  serveDemoFacebook(api, clients.facebook, mallUrl);
  serveDemoTwitter(api, clients.twitter, mallUrl);
}

/** A person as a sign-in provider knows them. */
export type SocialProfile = {
  /** The provider's permanent id of this person: accounts are linked by it. */
  subject: string;
  name: string;
  /** Only an address that the provider has verified. */
  verifiedEmail: string | null;
};

/** A started sign-in: where the browser goes, the key it returns with, and the secret that stays on the server. */
export type BegunSignIn = { authorizationUrl: string; key: string; secret: string };

/** The common interface of the three protocols. Both functions refuse with `provider_failed`. */
export type SocialProvider = {
  begin(callbackUrl: string): Promise<BegunSignIn>;
  /** `key` identifies the started sign-in, `proof` is what the provider gave the browser: a code, or a verifier. */
  end(returned: { key: string; proof: string }, secret: string): Promise<SocialProfile>;
};

/** Who someone is to another provider. */
export type SocialProfile = {
  /** The provider's own, lasting name for this person. The only thing that an account is linked by without more. */
  subject: string;
  name: string;
  /** Only an address of which the provider says that it is theirs. */
  verifiedEmail: string | null;
};

/** A sign-in that has begun: where the browser goes, the key it comes back with, and the secret that stays on the server. */
export type BegunSignIn = { authorizationUrl: string; key: string; secret: string };

/** The three protocols as the rest of the mall sees them. Both refuse with `provider_failed`. */
export type SocialProvider = {
  begin(callbackUrl: string): Promise<BegunSignIn>;
  /** `key` is what the sign-in was begun under, `proof` what the provider gave the browser: a code, or a verifier. */
  end(returned: { key: string; proof: string }, secret: string): Promise<SocialProfile>;
};

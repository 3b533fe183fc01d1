// Passkeys: what the server asks in JSON, as the browser takes it, and what the browser answers, as JSON again.
// Written out because not every browser has PublicKeyCredential.parseCreationOptionsFromJSON yet.

type Json = Record<string, unknown>;

/** Whether this page may ask for a passkey at all. */
export const canPasskey = (): boolean => isSecureContext && "PublicKeyCredential" in window;

export async function make(options: Json): Promise<Json> {
  const asked = options as Json & { user: Json & { name: string; displayName: string }; excludeCredentials?: Json[] };
  const { rp, pubKeyCredParams, ...rest } = asked as typeof asked &
    Pick<PublicKeyCredentialCreationOptions, "rp" | "pubKeyCredParams">;
  const made = await navigator.credentials.create({
    publicKey: {
      ...rest,
      rp,
      pubKeyCredParams,
      challenge: bytes(asked.challenge),
      user: { ...asked.user, id: bytes(asked.user.id) },
      excludeCredentials: (asked.excludeCredentials ?? []).map(({ id }) => ({ type: "public-key", id: bytes(id) })),
    },
  });
  const { response, ...credential } = parts(made);
  const { attestationObject } = response as AuthenticatorAttestationResponse;
  return {
    ...credential,
    response: { clientDataJSON: text(response.clientDataJSON), attestationObject: text(attestationObject) },
  };
}

export async function show(options: Json): Promise<Json> {
  const shown = await navigator.credentials.get({
    publicKey: { ...options, challenge: bytes(options.challenge) } as PublicKeyCredentialRequestOptions,
  });
  const { response, ...credential } = parts(shown);
  const { authenticatorData, signature } = response as AuthenticatorAssertionResponse;
  return {
    ...credential,
    response: {
      clientDataJSON: text(response.clientDataJSON),
      authenticatorData: text(authenticatorData),
      signature: text(signature),
    },
  };
}

function parts(credential: Credential | null) {
  const { id, type, rawId, response } = credential as PublicKeyCredential;
  return { id, type, rawId: text(rawId), response };
}

function bytes(said: unknown): ArrayBuffer {
  const plain = atob(String(said).replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0)).buffer;
}

function text(buffer: ArrayBuffer): string {
  const plain = btoa(String.fromCharCode(...new Uint8Array(buffer)));
  return plain.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

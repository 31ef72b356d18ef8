const bearerToken = /^Bearer\s+(\S+)$/i;

export function bearerTokenOf(headers: Headers): string | undefined {
  return bearerToken.exec(headers.get('authorization') ?? '')?.[1];
}

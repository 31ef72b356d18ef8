/** Returns the `Set-Cookie` header of a cookie that scripts cannot read. The value must be free of `;` and spaces. */
export function setBrowserCookie(name: string, value: string, seconds: number, siteOrigin: string): string {
  const secure = siteOrigin.startsWith('https:') ? '; Secure' : '';
  return `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`;
}

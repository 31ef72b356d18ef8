export function readCookie(name: string, cookies: string): string | undefined {
  const cookie = cookies.split(/;\s*/).find((pair) => pair.startsWith(`${name}=`));
  return cookie?.slice(name.length + 1);
}

export function writeCookie(name: string, value: string, maxAgeSeconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; secure' : '';
  // biome-ignore lint/suspicious/noDocumentCookie: not every supported browser has the Cookie Store API
  document.cookie = `${name}=${value}; path=/; max-age=${maxAgeSeconds}; samesite=lax${secure}`;
}

const searchNames = ['aol', 'ask', 'baidu', 'bing', 'duckduckgo', 'ecosia', 'google', 'kagi', 'qwant', 'startpage', 'yahoo', 'yandex'];
const searchHosts = ['search.brave.com'];
const socialHosts = [
  'bsky.app',
  'facebook.com',
  'fb.com',
  'instagram.com',
  'linkedin.com',
  'lnkd.in',
  'pin.it',
  'pinterest.com',
  'reddit.com',
  'snapchat.com',
  't.co',
  'threads.net',
  'tiktok.com',
  'twitter.com',
  'x.com',
  'youtube.com',
];

export type ReferrerKind = 'none' | 'own' | 'search' | 'social' | 'other';

const isWithin = (host: string, hosts: readonly string[]) => hosts.some((each) => host === each || host.endsWith(`.${each}`));

export function referrerKind(referrer: string, ownHost: string): ReferrerKind {
  if (!URL.canParse(referrer)) return 'none';
  const { host, hostname } = new URL(referrer);
  if (host === ownHost) return 'own';
  if (isWithin(hostname, socialHosts)) return 'social';
  // The domains of a search engine differ by country; they share the name before the top-level domain.
  const names = hostname.split('.').slice(0, -1);
  return isWithin(hostname, searchHosts) || names.some((name) => searchNames.includes(name)) ? 'search' : 'other';
}

const campaignParameters = ['utm_source', 'utm_medium', 'utm_campaign', 'campaign'];

/** Returns whether a campaign parameter contains the word `qr` or `print` (MARKETING-007). */
export function isFromPrintCampaign(search: string): boolean {
  const query = new URLSearchParams(search);
  return campaignParameters.some((name) =>
    query.getAll(name).some((value) =>
      value
        .toLowerCase()
        .split(/[^a-z]+/)
        .some((word) => word === 'qr' || word === 'print'),
    ),
  );
}

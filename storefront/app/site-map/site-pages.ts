import { contentPath, type SitePreferences } from '@outfitter/contract/client';
import type { IntlShape } from 'react-intl';

interface PageGroup {
  name: string;
  pages: { text: string; to: string }[];
}

export function sitePages(intl: IntlShape, topLevelPages: SitePreferences['topLevelPages']): PageGroup[] {
  const say = intl.formatMessage;
  return [
    {
      name: say({ id: 'site-map.help', defaultMessage: 'Get help' }),
      pages: [
        { text: say({ id: 'site-map.service', defaultMessage: 'Customer Service' }), to: '/customer-service' },
        { text: say({ id: 'site-map.track', defaultMessage: 'Track Order' }), to: '/track-order' },
        { text: say({ id: 'site-map.returns', defaultMessage: 'Returns & Exchanges' }), to: '/content/returns' },
        { text: say({ id: 'site-map.sizes', defaultMessage: 'Size Guides' }), to: '/size-guide' },
        { text: say({ id: 'site-map.gift-cards', defaultMessage: 'Gift Cards' }), to: '/gift-cards.html' },
      ],
    },
    {
      name: say({ id: 'site-map.stores', defaultMessage: 'Stores' }),
      pages: [
        { text: say({ id: 'site-map.find', defaultMessage: 'Find a store' }), to: '/find-stores' },
        { text: say({ id: 'site-map.our-stores', defaultMessage: 'Our stores' }), to: '/our-stores' },
      ],
    },
    {
      name: say({ id: 'site-map.company', defaultMessage: 'The company' }),
      pages: [
        { text: say({ id: 'site-map.story', defaultMessage: 'Our Story' }), to: '/our-story' },
        { text: say({ id: 'site-map.guarantee', defaultMessage: 'The No Bull Guarantee' }), to: '/content/no-bull-guarantee' },
        { text: say({ id: 'site-map.careers', defaultMessage: 'Careers' }), to: '/careers' },
        ...topLevelPages.map(({ deliveryKey, name, translations }) => ({
          text: translations?.[intl.locale]?.name ?? name,
          to: contentPath(deliveryKey, [deliveryKey]),
        })),
      ],
    },
    {
      name: say({ id: 'site-map.mail', defaultMessage: 'Email and catalog' }),
      pages: [
        { text: say({ id: 'site-map.email-deals', defaultMessage: 'Email Deals' }), to: '/email-deals' },
        { text: say({ id: 'site-map.catalog', defaultMessage: 'Free Catalog' }), to: '/free-catalog-signup' },
        { text: say({ id: 'site-map.text', defaultMessage: 'Text Messages' }), to: '/content/text' },
        { text: say({ id: 'site-map.unsubscribe', defaultMessage: 'Unsubscribe' }), to: '/unsubscribe' },
        { text: say({ id: 'site-map.privacy', defaultMessage: 'Privacy & Security' }), to: '/content/privacy-security-policy' },
        { text: say({ id: 'site-map.terms', defaultMessage: 'Terms & Conditions' }), to: '/content/terms-and-conditions' },
      ],
    },
  ];
}

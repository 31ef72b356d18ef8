import { FormattedMessage } from 'react-intl';
import { Icon } from '../ui/icon.tsx';
import type { ShopFeatures } from './shop-features.ts';

export function ChatLabel({ chat, small = false }: { chat: NonNullable<ShopFeatures['chat']>; small?: boolean }) {
  return chat.isLive ? (
    <>
      <Icon name="chat" small={small} />
      <FormattedMessage id="shell.tools.chat" defaultMessage="Live Chat" />
    </>
  ) : (
    <>
      <Icon name="mail" small={small} />
      <FormattedMessage id="shell.tools.write" defaultMessage="Write to us" />
    </>
  );
}

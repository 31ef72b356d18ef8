import { Alert } from '../ui/feedback/alert.tsx';
import { WishlistErrorMessage } from './wishlist-error-message.tsx';

export default function WishlistErrorAlert({ error, className }: { error: unknown; className?: string | undefined }) {
  return <Alert kind="error" role="alert" className={className} title={<WishlistErrorMessage error={error} />} />;
}

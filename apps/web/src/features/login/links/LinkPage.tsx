import { usePlace } from '../../../shared/navigation/place.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';

/** Shows the pages that links in mails open, and the page that requests such a link. */
export function LinkPage() {
  const { params } = usePlace();
  switch (params.link?.toLowerCase()) {
    case 'invitation':
      return <AcceptInvitation />;
    case 'new-password':
      return <NewPassword />;
    default:
      return <ForgotPassword />;
  }
}

import { usePlace } from '../../../shared/navigation/place.ts';
import { AcceptInvitation } from './AcceptInvitation.tsx';
import { ForgotPassword } from './ForgotPassword.tsx';
import { NewPassword } from './NewPassword.tsx';

/** The pages that links of mails lead to, and the one that asks for such a link. */
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

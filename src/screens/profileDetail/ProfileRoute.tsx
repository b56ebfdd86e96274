import { useParams } from 'wouter';
import NotFound from '../notFound/NotFound';
import ProfilePage from './ProfilePage';

export default function ProfileRoute() {
  const { pubkey = '' } = useParams();
  const decoded = decode(pubkey);
  return decoded === null ? <NotFound /> : <ProfilePage key={pubkey} pubkey={decoded} />;
}

/** Null for what nobody can have written who meant a member. */
function decode(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}

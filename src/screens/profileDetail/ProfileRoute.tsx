import { useParams } from 'wouter';
import ProfilePage from './ProfilePage';

export default function ProfileRoute() {
  const { pubkey = '' } = useParams();
  return <ProfilePage key={pubkey} pubkey={decodeURIComponent(pubkey)} />;
}

import { Navigate } from '@umijs/max';
import { preferredFace } from '@/face';
import { useInvite } from '@/hooks/useInvite';
import { pathOf } from '@/routes';

/** The root: leads to the home page of the face that fits. */
export default function Index() {
  useInvite();
  return <Navigate to={pathOf(preferredFace(), 'home')} replace />;
}

import { Navigate } from '@umijs/max';
import { preferredPlatform } from '@/lib/preferredPlatform';
import { useInvite } from '@/features/promotion/useInvite';
import { pathOf } from '@/lib/routes';
import { Loading } from '@/components/Loading';

/** `/home`: redirects to the home page of the platform that fits the device. */
export default function Home() {
  useInvite();
  return (
    <>
      <Navigate to={pathOf(preferredPlatform(), 'home')} replace />
      <Loading />
    </>
  );
}

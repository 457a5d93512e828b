import { Navigate, useLocation } from '@umijs/max';
import { MessagesGate } from '@/components/MessagesGate';
import { Loading } from '@/components/Loading';
import { MissingPage } from '@/platform/MissingPage';
import { parseSearchParams } from '@/lib/searchParams';
import { platformStorage } from '@/lib/storage';
import { pairedUrl, platformOfPath, screenOf } from '@/lib/routes';

/** The 404 page. A path that only the other platform has opens its counterpart, on the platform that the customer chose. */
export default function NotFoundPage() {
  const { pathname, search } = useLocation();
  const platform = platformOfPath(pathname);
  if (platform) {
    const path = pathname.replace(platform, platform === 'h5' ? 'pc' : 'h5');
    if (screenOf(path, parseSearchParams(search)))
      return (
        <>
          <Navigate to={pairedUrl(path + search, platformStorage.read() ?? platform)} replace />
          <Loading />
        </>
      );
  }
  return (
    <MessagesGate waiting={<Loading />}>
      <MissingPage reason="404" />
    </MessagesGate>
  );
}

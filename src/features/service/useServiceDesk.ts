/** The service desk: opening hours and channels. */
import { getServerList } from '@/api/service';
import { useQuery } from '@/query/useQuery';
import { useServerRecord } from '@/hooks/useInitialState';
import { channelAction } from './channelAction';

/** `call` is set when the channels failed to load, so that there is always one way to contact the shop. */
export function useServiceDesk() {
  const { serverRecord, isPending } = useServerRecord();
  const phone = serverRecord?.phone;
  const action = phone ? channelAction({ kind: 'phone', contact: phone }) : undefined;
  const { data, error, refetch: retry } = useQuery(getServerList, {});
  return {
    areHoursLoading: isPending,
    hours: serverRecord?.serviceHours ?? undefined,
    call: phone && action ? { phone, href: action.href } : undefined,
    channels: data?.list,
    droppedCount: data?.droppedCount ?? 0,
    error,
    retry,
  };
}

/** The service desk: its hours, and the channels through which it answers. */
import { getServerList } from '@/api/shopCalls';
import { useRead } from '@/hooks/useRead';
import { useServerRecord } from '@/hooks/useShopState';
import { channelWay } from './channelWay';

/** `call` stands in when the channels cannot be had: nobody who needs help is left without a way. */
export function useServiceDesk() {
  const { serverRecord } = useServerRecord();
  const phone = serverRecord?.phone;
  const way = phone ? channelWay({ kind: 'phone', contact: phone }) : undefined;
  const { data, problem, retry } = useRead(getServerList, {}, { skipErrorHandler: true });
  return {
    hours: serverRecord?.serviceHours ?? undefined,
    call: phone && way ? { phone, href: way.href } : undefined,
    channels: data?.list,
    dropped: data?.dropped ?? 0,
    problem,
    retry,
  };
}

export type ServiceDesk = ReturnType<typeof useServiceDesk>;

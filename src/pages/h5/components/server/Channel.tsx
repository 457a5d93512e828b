import type { ServerChannel } from '@/api/schema/server';
import { ChannelCard } from '@/components/common/ChannelCard';
import { ChannelCode } from '@/components/common/ChannelCode';
import { Sheet } from '@/components/h5/Sheet';
import { channelWay } from '@/features/service/channelWay';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';

/** One way to reach the service desk; its QR code comes up in a sheet. */
export function Channel({ channel }: { channel: ServerChannel }) {
  const copy = useCopy();
  const layer = useLayer(`channel:${channel.id}`);
  return (
    <>
      <ChannelCard channel={channel} way={channelWay(channel)} onCopy={() => void copy(channel.contact)} onShowCode={channel.code === null ? undefined : layer.open} />
      {channel.code !== null && (
        <Sheet layer={layer} title={channel.name}>
          <ChannelCode channel={channel} payload={channel.code} />
        </Sheet>
      )}
    </>
  );
}

import type { ServerChannel } from '@/api/schema/server';
import { ChannelCard } from '@/components/common/ChannelCard';
import { ChannelCode } from '@/components/common/ChannelCode';
import { channelWay } from '@/features/service/channelWay';
import { useCopy } from '@/hooks/useCopy';
import { useLayer } from '@/hooks/useLayer';
import type { Kit } from './kit';

/** One way to reach the service desk; its QR code comes up over the page. */
export function ServiceChannel({ kit, channel }: { kit: Kit; channel: ServerChannel }) {
  const copy = useCopy();
  const layer = useLayer(`channel:${channel.id}`);
  return (
    <>
      <ChannelCard channel={channel} way={channelWay(channel)} onCopy={() => void copy(channel.contact)} onShowCode={channel.code === null ? undefined : layer.open} />
      {channel.code !== null && (
        <kit.Panel layer={layer} title={channel.name} width={400}>
          <ChannelCode channel={channel} payload={channel.code} />
        </kit.Panel>
      )}
    </>
  );
}

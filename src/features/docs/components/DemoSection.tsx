import { Box, Card, Stack, Text } from '@/components/Layout';
import { Badge } from '@/components/Badge';
import { LoadingRows } from '@/platform/LoadingRows';
import { StatePanel } from '@/platform/StatePanel';
import { fetchDemoShop, type DemoShop } from '@/features/docs/fetchDocument';
import type { ActiveFaults } from '@/hooks/useFaults';
import { useFetched } from '@/features/docs/useFetched';
import { DemoAccounts } from './DemoAccounts';
import { DemoFaults } from './DemoFaults';
import { FetchError } from './FetchError';
import styles from './shared.less';

/** Tools of the demo shop for developers; with another API it says why there are none. */
export function DemoSection({ faults }: { faults: ActiveFaults }) {
  const { fetched, retry } = useFetched(fetchDemoShop);
  if (fetched.status === 'loading') return <LoadingRows rows={4} />;
  if (fetched.status === 'failed') return <FetchError title="The shop does not respond" retry={retry} />;
  const shop = fetched.value;
  if (!shop)
    return (
      <StatePanel
        picture="not-found"
        title="Another API is in use"
        text="Scenes, demo accounts and faults belong to the demo shop. npm start and npm run dev use it unless API_TARGET is set."
      />
    );
  return (
    <>
      <p>{`The demo shop is running with the scene “${shop.scene}”.`}</p>
      <DemoAccounts shop={shop} />
      <DemoFaults kinds={shop.guide.faults} faults={faults} />
      <DemoSeeds shop={shop} />
    </>
  );
}

/** The seeds that the demo shop can start with, and the current one. */
function DemoSeeds({ shop }: { shop: DemoShop }) {
  return (
    <Stack as="section" gap={10} marginTop={8} aria-labelledby="docs-scenes">
      <Text as="h3" id="docs-scenes" size={20}>
        Scenes
      </Text>
      <p className={styles.quiet}>
        The scene is chosen when the shop is created: SHOP_SCENE=large npm run dev. npm start keeps its data; npm start
        -- --reset starts over.
      </p>
      <Card as="ul" divided minWidth={0}>
        {shop.guide.seeds.map(({ name, text }) => (
          <li key={name} className={styles.row} aria-current={name === shop.scene ? 'true' : undefined}>
            <Box minWidth={0} style={{ flex: '1 1 16rem' }}>
              <Text as="code" weight={600} className={styles.code}>
                {name}
              </Text>
              <p className={styles.quiet}>{text.en}</p>
            </Box>
            {name === shop.scene && (
              <Badge paddingInline={12} radius="full" background="leaf-soft" color="leaf" size={12}>
                Current
              </Badge>
            )}
          </li>
        ))}
      </Card>
    </Stack>
  );
}

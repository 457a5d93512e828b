/** The settings of the adapter, and the gateway that gets the one-time codes. */
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createGatewaySender } from '../../examples/adapter/codeSender';
import { readSettings } from '../../examples/adapter/settings';

test('without variables the adapter serves this machine, and sends no code', () => {
  expect(readSettings({})).toEqual({
    ...{ port: 8100, host: '127.0.0.1', dataFolder: '.adapter-data' },
    ...{ hasDemoCodes: false, codeSender: undefined, proxies: 0 },
  });
});

test('each variable is a setting', () => {
  const variables = {
    ...{ ADAPTER_PORT: '8123', ADAPTER_HOST: '0.0.0.0', ADAPTER_DATA: '/data', ADAPTER_DEMO_CODES: '1' },
    ...{ ADAPTER_CODE_SENDER_URL: 'https://sms.example/', ADAPTER_CODE_SENDER_TOKEN: 'secret', ADAPTER_PROXIES: '2' },
  };
  expect(readSettings(variables)).toEqual({
    ...{ port: 8123, host: '0.0.0.0', dataFolder: '/data', hasDemoCodes: true, proxies: 2 },
    codeSender: { url: 'https://sms.example/', token: 'secret' },
  });
});

test.each([
  [{ ADAPTER_PORT: '70000' }, 'ADAPTER_PORT must be a whole number from 0 to 65535, not "70000".'],
  [{ ADAPTER_PROXIES: '-1' }, 'ADAPTER_PROXIES must be a whole number from 0 to 10, not "-1".'],
  [
    { ADAPTER_CODE_SENDER_URL: 'http://sms.example/' },
    'ADAPTER_CODE_SENDER_URL must be an https URL, or http on this machine, not "http://sms.example/".',
  ],
])('%j is refused', (variables, message) => expect(() => readSettings(variables)).toThrow(message));

describe('the gateway', () => {
  const message = {
    phone: '+14155550134',
    code: '493817',
    purpose: 'login',
    language: 'en',
    validUntil: '2026-11-26T09:10:00.000Z',
  };

  async function openGateway(status: number) {
    const received: unknown[] = [];
    const server = createServer((request: IncomingMessage, response) => {
      let body = '';
      request.on('data', (part: Buffer) => (body += part.toString()));
      request.on('end', () => {
        received.push([request.method, request.headers.authorization, JSON.parse(body)]);
        response.writeHead(status, { location: '/other' }).end();
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
    return { url, received, close: () => server.close() };
  }

  test('gets one POST with the code, and its token', async () => {
    const { url, received, close } = await openGateway(204);
    await createGatewaySender({ url, token: 'secret' })(message);
    close();
    expect(received).toEqual([['POST', 'Bearer secret', message]]);
  });

  test.each([302, 503])('that answers %d has not taken the code', async (status) => {
    const { url, received, close } = await openGateway(status);
    await expect(createGatewaySender({ url, token: undefined })(message)).rejects.toThrow(
      `The gateway of one-time codes answered ${status}`,
    );
    close();
    expect(received).toHaveLength(1);
  });
});

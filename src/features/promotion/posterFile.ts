/** The picture of a base64 data URL as a file, at once: a share sheet opens only while the press still counts. */
export function posterFile(picture: string): File {
  const [head = '', body = ''] = picture.split(',');
  const type = /^data:([^;]+)/.exec(head)?.[1] ?? '';
  const bytes = Uint8Array.from(atob(body), (letter) => letter.charCodeAt(0));
  return new File([bytes], 'invitation.png', { type });
}

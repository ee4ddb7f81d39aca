import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { fakeServer, renderScreen } from '@/shared/testing';
import { UploadPicture } from './upload-picture';

const aFile = (name: string) => new File(['x'], name, { type: 'image/png' });
let readers: Record<string, () => void> = {};

beforeEach(() => {
  readers = {};
  fakeServer(() => ({ body: {} }));
  globalThis.createImageBitmap = (file) =>
    new Promise((resolve) => {
      if (!(file instanceof File)) return;
      const width = file.name === 'large.png' ? 400 : 200;
      readers[file.name] = () => {
        resolve({ width, height: 100, close: () => undefined });
      };
    });
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  jest.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockImplementation(function (this: HTMLCanvasElement) {
    return `data:image/jpeg;base64,${String(this.width)}`;
  });
});

const choose = (name: string) => {
  fireEvent.change(screen.getByLabelText(/^Choose an image/), { target: { files: [aFile(name)] } });
};
const finish = (name: string) => act(async () => Promise.resolve(readers[name]?.()));

it('shows the image chosen last, although an earlier one is ready later', async () => {
  renderScreen(<UploadPicture role="manager" verb="Insert" onUploaded={() => undefined} />);
  choose('large.png');
  choose('small.png');
  await finish('small.png');
  await finish('large.png');
  expect(await screen.findByAltText('The file you selected')).toHaveAttribute('src', 'data:image/jpeg;base64,200');
});

it('leaves the image and its description alone when text with an image is pasted into the description', async () => {
  const { user } = renderScreen(<UploadPicture role="manager" verb="Insert" onUploaded={() => undefined} />);
  choose('small.png');
  await finish('small.png');
  const description = await screen.findByLabelText('Description');
  await user.type(description, 'A kiln');
  fireEvent.paste(description, { clipboardData: { files: [aFile('large.png')], getData: () => 'A kiln' } });
  expect(readers).not.toHaveProperty(['large.png']);
  expect(description).toHaveValue('A kiln');
});

it('asks for a description, and uploads the image once there is one', async () => {
  const made = { id: '7', alt: 'A kiln' };
  const sent: string[] = [];
  globalThis.fetch = (input, init) => {
    const { method, url } = new Request(input, init);
    sent.push(`${method} ${new URL(url).pathname}`);
    return Promise.resolve(Response.json(made, { status: 201 }));
  };
  jest.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob(['x'], { type: 'image/jpeg' }));
  });
  const uploaded = jest.fn();
  const { user } = renderScreen(<UploadPicture role="admin" verb="Use" onUploaded={uploaded} />);
  choose('small.png');
  await finish('small.png');
  await user.click(await screen.findByRole('button', { name: 'Upload and use' }));
  expect(screen.getByLabelText('Description')).toHaveAccessibleDescription('Describe the image.');
  expect(screen.getByLabelText('Description')).toHaveFocus();
  expect(sent).toEqual([]);
  await user.type(screen.getByLabelText('Description'), 'A kiln');
  await user.click(screen.getByRole('button', { name: 'Upload and use' }));
  await waitFor(() => {
    expect(uploaded).toHaveBeenCalledWith(made);
  });
  expect(sent).toEqual(['POST /api/pictures']);
});

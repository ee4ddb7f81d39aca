import { ApiProperty } from '@nestjs/swagger';
import { OptionalText } from '../../../../platform/http/fields/index.js';
import { pathOf, type Picture } from '../../domain/picture.js';

/** Fields of a new or existing image. */
export class DescribePicture {
  @OptionalText({ label: 'what the picture shows', max: 300, description: 'For those who cannot see it.' })
  readonly alt?: string | null;
}

export class UploadPicture extends DescribePicture {
  @ApiProperty({ type: 'string', format: 'binary', description: 'JPEG, PNG or WebP of at most 10 MB.' })
  readonly file!: unknown;
}

export class PictureView {
  @ApiProperty() id!: string;
  @ApiProperty({ description: 'The same address with .jpg is the picture for mails.' }) url!: string;
  @ApiProperty() width!: number;
  @ApiProperty() height!: number;
  @ApiProperty({ description: 'Of the WebP at its address.' }) bytes!: number;
  @ApiProperty() alt!: string;
  @ApiProperty() createdAt!: string;
}

export const pictureView = ({ key, createdAt, ...picture }: Picture): PictureView => ({
  ...picture,
  url: pathOf({ key, width: picture.width }),
  createdAt: createdAt.toISOString(),
});

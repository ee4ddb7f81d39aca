import { ApiProperty } from '@nestjs/swagger';
import { IsUUID } from 'class-validator';
import { type HungPhotograph, PLACES } from '../../domain/photograph.js';
import { PictureView, pictureView } from './pictures.dto.js';

export class HangPhotograph {
  @IsUUID(undefined, { message: 'Choose an image.' })
  @ApiProperty({ format: 'uuid', description: 'Of a picture that has been uploaded.' })
  readonly pictureId!: string;
}

export class PhotographView {
  @ApiProperty({ enum: PLACES, description: 'The glass art in whose place it hangs.' }) place!: string;
  @ApiProperty({ type: PictureView }) picture!: PictureView;
}

export const photographView = ({ place, picture }: HungPhotograph): PhotographView => ({
  place,
  picture: pictureView(picture),
});

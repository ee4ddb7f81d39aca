import { Body, Controller, Delete, Get, HttpCode, Param, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiProperty, ApiTags } from '@nestjs/swagger';
import type { Actor } from '../../kernel/actor.js';
import { OptionalAnyText, Text } from '../../platform/http/fields/index.js';
import { CurrentActor, Roles } from '../../platform/http/security/access.js';
import { ChatAnswers } from './chat-answers.js';

class CorrectChatAnswer {
  @Text({ label: 'the answer', max: 500 })
  readonly reply!: string;

  @OptionalAnyText('seen must be a time.', {
    description: '`updatedAt` of the version that was shown; absent for the original answer. 409 if it has changed.',
  })
  readonly seen?: string | null;
}

class ResetChatAnswer {
  @OptionalAnyText('seen must be a time.', { description: '`updatedAt` of the version that was shown.' })
  readonly seen?: string | null;
}

class ChatAnswerView {
  @ApiProperty({ description: 'Id of the topic.' }) topic!: string;
  @ApiProperty() reply!: string;
  @ApiProperty() createdBy!: string;
  @ApiProperty() updatedAt!: string;
}

/** The owner's answers in the website's chat. */
@ApiTags('chat')
@Controller('admin/chat-answers')
@Roles('admin')
export class ChatController {
  constructor(private readonly answers: ChatAnswers) {}

  /** Topics without one have the original answer. */
  @Get()
  @ApiOkResponse({ type: [ChatAnswerView] })
  async read(): Promise<ChatAnswerView[]> {
    const answers = await this.answers.all();
    return answers.map(({ id, reply, createdBy, updatedAt }) => ({
      topic: id,
      reply,
      createdBy,
      updatedAt: updatedAt.toISOString(),
    }));
  }

  @Put(':topic')
  @HttpCode(204)
  @ApiNoContentResponse()
  correct(
    @Param('topic') topic: string,
    @Body() { reply, seen }: CorrectChatAnswer,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.answers.correct(topic, reply, seen || null, actor);
  }

  @Delete(':topic')
  @HttpCode(204)
  @ApiNoContentResponse()
  reset(
    @Param('topic') topic: string,
    @Query() { seen }: ResetChatAnswer,
    @CurrentActor() actor: Actor,
  ): Promise<void> {
    return this.answers.reset(topic, seen ?? null, actor);
  }
}

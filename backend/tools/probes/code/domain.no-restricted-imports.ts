import { Injectable, type OnModuleInit } from '@nestjs/common';

@Injectable()
export class Orders implements OnModuleInit {
  onModuleInit(): void {}
}

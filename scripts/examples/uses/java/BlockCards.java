import java.util.List;
import java.util.Map;

public final class UseBlockCards {
    public static void main(String[] args) throws Exception {
        List<String> ids = List.of("trx_01KF0G6V4M9T2XQ8B5N7C3R1YZ", "trx_01KF0GP8D2C6H4J9S1W7E3B5NA");
        List<String> protocol = BlockCards.block(ids, "7", body -> {
            String json = "{\"action\":\"add\",\"transaction_id\":\"" + body.get("transaction_id")
                    + "\",\"reason\":\"fraud\",\"comment\":\"" + body.get("comment") + "\"}";
            return Map.of("changed", Gateway.post("/v1/cards/blacklist", json).contains("\"changed\":true"));
        });
        // Both were paid with one card: the second finds it blocked.
        if (!protocol.get(1).endsWith(" was blocked before")) throw new AssertionError(protocol);
    }
}
